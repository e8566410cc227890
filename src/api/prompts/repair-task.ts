export const REPAIR_TASK = `Mend the chapter: every finding must be gone afterwards, and nothing else may change.
- Rewrite only paragraphs listed in "open", each with about the words given as "wanted", in the same voice, keeping what
  happens and joining without a seam to the paragraphs around it. A longer one gains an action, an answer or a thing to
  see, never padding; a shorter one loses a detail, never its point. Leave out paragraphs that need no change.
- Of every fact in the data, one of the "mustSay" wordings stands in the chapter afterwards, letter by letter: keep it where
  an open paragraph tells it; put a missing one into the open paragraph where it can do something.
- edits: the number of the paragraph and its whole new text. title: a new title if a finding is about it, else null.`
