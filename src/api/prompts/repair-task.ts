export const REPAIR_TASK = `Mend the chapter: every finding must be gone afterwards, and nothing else may change.
- Rewrite only paragraphs listed in "open", each with about the words given as "wanted", in the same voice, keeping what
  happens and joining without a seam to the paragraphs around it. A longer one gains an action, an answer or a thing to
  see, never padding; a shorter one loses a detail, never its point. Leave out paragraphs that need no change.
- Where "insertWords" is not 0, insert one or more new paragraphs with so many words in all, where a further small try, answer or thing
  to see belongs; dialogue in lines of its own. Where "dropWords" is not 0, drop whole paragraphs of "mayDrop" with about so many words
  in all, those that the story misses least, so that what stays joins without a seam.
- Every fact in the data is told in the chapter afterwards, one with "mustSay" by one of those wordings, letter by letter: keep it
  where an open paragraph tells it; put a missing one into the open paragraph where it can do something.
- quotes: for each fact in the data without "mustSay", its id and the 4 to 12 words that tell it, copied exactly from one paragraph.
- edits: the number of the paragraph and its whole new text. inserts: the number of the paragraph that a new one follows, and its text.
  drops: numbers. Paragraphs count from 0, as given; each list may be empty. title: a new title if a finding is about it, else null.`
