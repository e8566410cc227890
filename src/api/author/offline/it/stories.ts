import { readStories } from '../stories/read-stories.ts'

export const stories = await readStories(new URL('../../../../../stories/it/', import.meta.url))
