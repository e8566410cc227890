import type { Trait } from '../pack/trait.ts'
import { HEAD_TRAITS } from './traits/head.ts'
import { HEART_TRAITS } from './traits/heart.ts'
import { MOUTH_TRAITS } from './traits/mouth.ts'
import { TEMPER_TRAITS } from './traits/temper.ts'

export const TRAITS: readonly Trait[] = [...HEAD_TRAITS, ...MOUTH_TRAITS, ...TEMPER_TRAITS, ...HEART_TRAITS]
