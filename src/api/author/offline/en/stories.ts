import { readStories } from '../stories/read-stories.ts'

export const stories = await readStories(new URL('../../../../../stories/en/', import.meta.url))
