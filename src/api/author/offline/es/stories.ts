import { readStories } from '../stories/read-stories.ts'

export const stories = await readStories(new URL('../../../../../stories/es/', import.meta.url))
