import type { TaskName } from '../db/jobs.ts'
import { bindEbook } from '../editions/tasks/bind-ebook.ts'
import { bindPrint } from '../editions/tasks/bind-print.ts'
import { joinAudiobook } from '../editions/tasks/join-audiobook.ts'
import { previewPages } from '../editions/tasks/preview-pages.ts'
import { previewSample } from '../editions/tasks/preview-sample.ts'
import { remakeEditions } from '../editions/tasks/remake-editions.ts'
import { speakChapter } from '../editions/tasks/speak-chapter.ts'
import type { Task } from '../studio/task.ts'
import { coverCard, coverFormats } from './tasks/cover-formats.ts'
import { improve } from './tasks/improve.ts'

export const TASK_WORK: Readonly<Record<TaskName, Task>> = {
  'cover-card': coverCard,
  'cover-formats': coverFormats,
  improve,
  'preview-pages': previewPages,
  'preview-sample': previewSample,
  'remake-editions': remakeEditions,
  'bind-ebook': bindEbook,
  'speak-chapter': speakChapter,
  'join-audiobook': joinAudiobook,
  'bind-print': bindPrint,
}
