import type { TaskName } from '../db/jobs.ts'
import { coverCard, coverFormats } from './tasks/cover-formats.ts'
import { improve } from './tasks/improve.ts'
import type { Task } from './tasks/task.ts'

export const TASK_WORK: Readonly<Record<TaskName, Task>> = {
  'cover-card': coverCard,
  'cover-formats': coverFormats,
  improve,
}
