import { HOT_LIST_GROUPS, type HotListGroup } from '../contract/landing-fields.ts'

export const HOT_LIST_TABS = ['all', 'family', 'romance', 'fandoms', 'learning', 'more'] as const
export type HotListTab = (typeof HOT_LIST_TABS)[number]

/** Spec 2. */
export const GROUPS_OF_TAB: Record<HotListTab, readonly HotListGroup[]> = {
  all: HOT_LIST_GROUPS,
  family: ['family', 'hobby'],
  romance: ['love'],
  fandoms: ['fan', 'fanfiction'],
  learning: ['learning'],
  more: ['crazy', 'other'],
}

/** Unknown names are other. */
export const groupNamed = (name: string | undefined): HotListGroup =>
  HOT_LIST_GROUPS.find(group => group === name?.trim().toLowerCase()) ?? 'other'

export interface GroupedCards<Card> {
  readonly group: HotListGroup
  readonly cards: readonly Card[]
}

/** In the given order; groups without a card are left out. */
export function groupCards<Card extends { readonly group: HotListGroup }>(
  cards: readonly Card[],
): GroupedCards<Card>[] {
  return HOT_LIST_GROUPS.map(group => ({ group, cards: cards.filter(card => card.group === group) })).filter(
    ({ cards: found }) => found.length > 0,
  )
}
