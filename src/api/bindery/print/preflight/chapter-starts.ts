import { withDocument } from './pdfium.ts'

/** Numbers of the pages, from 0, on which chapters begin: the marks of the table of contents. */
export const chapterStarts = (pdf: Uint8Array): Promise<readonly number[]> =>
  withDocument(pdf, (reader, document) => {
    const starts: number[] = []
    if (document === 0) return starts
    let mark = reader.FPDFBookmark_GetFirstChild(document, 0)
    while (mark !== 0) {
      starts.push(reader.FPDFDest_GetDestPageIndex(document, reader.FPDFBookmark_GetDest(document, mark)))
      mark = reader.FPDFBookmark_GetNextSibling(document, mark)
    }
    return starts
  })
