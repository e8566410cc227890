import type { TaskName } from '../db/jobs.ts'
import { coverFormats } from './tasks/cover-formats.ts'
import type { Task } from './tasks/task.ts'

export const TASK_WORK: Readonly<Record<TaskName, Task>> = { 'cover-formats': coverFormats }
