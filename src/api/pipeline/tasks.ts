import type { TaskName } from '../db/jobs.ts'
import { bindEbook } from './tasks/bind-ebook.ts'
import { bindPrint } from './tasks/bind-print.ts'
import { coverCard, coverFormats } from './tasks/cover-formats.ts'
import { improve } from './tasks/improve.ts'
import { joinAudiobook } from './tasks/join-audiobook.ts'
import { remakeEditions } from './tasks/remake-editions.ts'
import { speakChapter } from './tasks/speak-chapter.ts'
import type { Task } from './tasks/task.ts'

export const TASK_WORK: Readonly<Record<TaskName, Task>> = {
  'cover-card': coverCard,
  'cover-formats': coverFormats,
  improve,
  'remake-editions': remakeEditions,
  'bind-ebook': bindEbook,
  'speak-chapter': speakChapter,
  'join-audiobook': joinAudiobook,
  'bind-print': bindPrint,
}
