import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx'

/** Common faces; word processors substitute their own for missing scripts. */
const FACE = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Leelawadee UI', eastAsia: 'Georgia' } as const
/** Sizes in half points, distances in twentieths of a point. */
const TEXT_SIZE = 23
const LINE = { line: 330, lineRule: LineRuleType.AUTO } as const
const INDENT_FIRST = 320

export const STYLE = {
  first: 'FirstParagraph',
  text: 'StoryText',
  label: 'ChapterLabel',
  centred: 'Centred',
  quiet: 'Quiet',
  pause: 'ScenePause',
} as const

const paragraphStyles: IStylesOptions['paragraphStyles'] = [
  {
    id: STYLE.text,
    name: 'Story Text',
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: { indent: { firstLine: INDENT_FIRST }, alignment: AlignmentType.BOTH },
  },
  {
    id: STYLE.first,
    name: 'First Paragraph',
    basedOn: 'Normal',
    next: STYLE.text,
    quickFormat: true,
    paragraph: { alignment: AlignmentType.BOTH },
  },
  {
    id: STYLE.label,
    name: 'Chapter Label',
    basedOn: 'Normal',
    next: 'Heading1',
    run: { size: 20, color: '8A5510', characterSpacing: 30 },
    paragraph: { alignment: AlignmentType.CENTER, keepNext: true, spacing: { before: 600, after: 120 } },
  },
  {
    id: STYLE.centred,
    name: 'Centred',
    basedOn: 'Normal',
    run: { italics: true },
    paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 240 } },
  },
  {
    id: STYLE.quiet,
    name: 'Quiet',
    basedOn: 'Normal',
    run: { size: 18, color: '5D5044' },
    paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 120, after: 120 } },
  },
  {
    id: STYLE.pause,
    name: 'Scene Pause',
    basedOn: 'Normal',
    next: STYLE.first,
    run: { color: '8A5510' },
    paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 240 } },
  },
]

/** Named styles let a reader restyle all chapters at once. */
export const styles: IStylesOptions = {
  default: {
    document: { run: { font: FACE, size: TEXT_SIZE }, paragraph: { spacing: LINE } },
    title: {
      run: { font: FACE, size: 56 },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 2400, after: 400 } },
    },
    heading1: {
      run: { font: FACE, size: 36, color: '241D18' },
      paragraph: { alignment: AlignmentType.CENTER, keepNext: true, spacing: { after: 360 } },
    },
    heading2: {
      run: { font: FACE, size: 26, color: '241D18' },
      paragraph: { alignment: AlignmentType.CENTER, keepNext: true, spacing: { before: 600, after: 240 } },
    },
  },
  paragraphStyles,
}
