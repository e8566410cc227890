/** The parameter's types as callers know them, written by hand: whatever makes them must come to the same. */
type TargetAge = 'toddler' | 'child' | '12-20' | '20+'
type Category = 'christmas' | 'bedtime' | 'adventure' | 'scifi' | 'love' | 'horror' | 'generic'
type Language = 'de' | 'en' | 'fr' | 'es' | 'it' | 'th' | 'tr'

interface Person {
  name: string
  gender?: string | undefined
  age?: number | undefined
  connection?: string | undefined
}

interface Character {
  demographics: { name: string; age: number; gender: string }
  physicalAppearance?:
    | {
        hair?: string | undefined
        eyes?: string | undefined
        physique?: string | undefined
        peculiarities?: string | undefined
      }
    | undefined
  archetype?: string | undefined
  psychologicalTraits?: { characteristics?: string | undefined; quirksFlawsFaults?: string | undefined } | undefined
  history?: string | undefined
  relationships?: Person[] | undefined
}

interface Story {
  language: string
  length: string
  chapterCount?: number | undefined
  audience: string
  targetAge: TargetAge
  tone?: string | undefined
  refinement?: string | undefined
  theme?: string | undefined
  baseStory?: string | undefined
}

interface StoryInput extends Omit<Story, 'language' | 'audience'> {
  language?: string | undefined
  audience?: string | undefined
}

interface Around {
  character: Character
  dynamic?: { question: string; answer: string }[] | undefined
  context: {
    category: Category
    landingPage?: string | undefined
    userId?: string | undefined
    urlLanguage?: Language | undefined
    productDefinition: string
    userEdit?: boolean[][] | undefined
  }
}

export interface Frozen extends Around {
  story: Story
  setting: { location: string; places?: string[] | undefined; isReal: boolean }
}

export interface FrozenInput extends Around {
  story: StoryInput
  setting: { location: string; places?: string[] | undefined; isReal?: boolean | undefined }
}

export interface FrozenPresets {
  story?:
    | {
        length?: string | undefined
        targetAge?: TargetAge | undefined
        tone?: string | undefined
        refinement?: string | undefined
        baseStory?: string | undefined
      }
    | undefined
  character?:
    | {
        demographics?:
          | {
              name?: string | undefined
              age?: number | undefined
              gender?: 'male' | 'female' | 'non-binary' | undefined
            }
          | undefined
        physicalAppearance?:
          | {
              hair?: 'black' | 'brown' | 'blond' | 'red' | 'colorful' | undefined
              eyes?: 'black' | 'brown' | 'green' | 'blue' | undefined
              physique?: string | undefined
              peculiarities?: string | undefined
            }
          | undefined
        archetype?: 'hero' | 'anti-hero' | 'villain' | 'supporting-character' | undefined
        psychologicalTraits?:
          | { characteristics?: string | undefined; quirksFlawsFaults?: string | undefined }
          | undefined
        history?: string | undefined
        relationships?: Person[] | undefined
      }
    | undefined
  setting?: { location?: string | undefined; places?: string[] | undefined; isReal?: boolean | undefined } | undefined
}
