import { type Columns, TIME } from './columns-of.ts'

type Tables = 'present' | 'present_browser' | 'present_order'

/** The tables of presents, for `COLUMNS`. */
export const PRESENT_COLUMNS: Columns<Tables> = {
  present: {
    id: 'uuid',
    code: 'text',
    story_id: 'uuid',
    account_id: 'uuid',
    from_name: 'text',
    to_name: 'text',
    dedication: 'text',
    delivery: 'text',
    to_address: 'text',
    language: 'text',
    opens_at: TIME,
    time_zone: 'text',
    created_at: TIME,
    delivered_at: TIME,
    mail_id: 'uuid',
    opened_at: TIME,
    kept_at: TIME,
    kept_by: 'uuid',
    thanks: 'text',
    thanked_at: TIME,
    ended_at: TIME,
  },
  present_browser: { present_id: 'uuid', claim_hash: 'text', opened_at: TIME },
  present_order: { present_id: 'uuid', order_id: 'uuid' },
}
