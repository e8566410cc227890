export const EBOOK_FORMATS = ['epub', 'pdf', 'docx'] as const
export type EbookFormat = (typeof EBOOK_FORMATS)[number]

export const EBOOK_TYPES: Readonly<Record<EbookFormat, string>> = {
  epub: 'application/epub+zip',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
