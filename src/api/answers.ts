import improveStory from './calls/improve-story.ts'
import listStories from './calls/list-stories.ts'
import listVersions from './calls/list-versions.ts'
import readGeneratorParameters from './calls/read-generator-parameters.ts'
import readGeneratorStatus from './calls/read-generator-status.ts'
import readMedia from './calls/read-media.ts'
import readPublication from './calls/read-publication.ts'
import readService from './calls/read-service.ts'
import readStory from './calls/read-story.ts'
import readWish from './calls/read-wish.ts'
import receiveContentChange from './calls/receive-content-change.ts'
import restoreVersion from './calls/restore-version.ts'
import retryGenerator from './calls/retry-generator.ts'
import saveMedia from './calls/save-media.ts'
import startGenerator from './calls/start-generator.ts'
import startPublication from './calls/start-publication.ts'
import streamSuggestions from './calls/stream-suggestions.ts'
import type { Answer } from './http.ts'

/** Every call the service answers. A test holds this to the contract's calls. */
export const ANSWERS: readonly Answer[] = [
  improveStory,
  listStories,
  listVersions,
  readGeneratorParameters,
  readGeneratorStatus,
  readMedia,
  readPublication,
  readService,
  readStory,
  readWish,
  receiveContentChange,
  restoreVersion,
  retryGenerator,
  saveMedia,
  startGenerator,
  startPublication,
  streamSuggestions,
]
