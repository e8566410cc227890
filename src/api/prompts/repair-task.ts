export const REPAIR_TASK = `Mend the chapter: every finding must be gone afterwards, and nothing else may change.
- Rewrite only paragraphs listed in "open", each with about the words given as "wanted", in the same voice, keeping what
  happens and joining without a seam to the paragraphs around it. A longer one gains an action, an answer or a thing to
  see, never padding; a shorter one loses a detail, never its point. Leave out paragraphs that need no change.
- Every fact in the data is told in the chapter afterwards, one with "mustSay" by one of those wordings, letter by letter: keep it
  where an open paragraph tells it; put a missing one into the open paragraph where it can do something.
- quotes: for each fact in the data without "mustSay", its id and the 4 to 12 words that tell it, copied exactly from one paragraph.
- edits: the number of the paragraph and its whole new text. title: a new title if a finding is about it, else null.`
