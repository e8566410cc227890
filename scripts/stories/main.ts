import { OFFLINE_LANGUAGES } from '../../src/api/author/offline/language-packs.ts'
import { StoryTextError } from '../../src/api/author/offline/stories/story-text-error.ts'
import { checkLanguage } from './check/check-language.ts'
import { printed } from './check/story-finding.ts'
import { storyText } from './print-story.ts'
import { StoriesError } from './stories-error.ts'
import { storiesOptions } from './stories-options.ts'

async function check(): Promise<number> {
  const found = (await Promise.all(OFFLINE_LANGUAGES.map(checkLanguage))).flat()
  for (const finding of found) console.log(printed(finding))
  const errors = found.filter(({ isWarning }) => !isWarning).length
  console.log(`${errors} errors, ${found.length - errors} warnings in ${OFFLINE_LANGUAGES.length} languages.`)
  return errors > 0 ? 1 : 0
}

async function run(args: readonly string[]): Promise<number> {
  const options = storiesOptions(args)
  if (options.command === 'check') return check()
  console.log(await storyText(options.plot, options.print))
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StoriesError || error instanceof StoryTextError)) throw error
  console.error(error.message)
  process.exitCode = error instanceof StoryTextError ? 1 : 2
}
