import { FINAL_EDITS_MAX, FINAL_WORDS_SHARE } from '../story/patch-limits.ts'

export const FINAL_READ_TASK = `Read the whole story once more as its last editor, with the plan and its secret beside you, and mend what a reader with
taste would stumble over. Look for these, in this order:
1. a contradiction: a name, age, kinship, pronoun or look that changes; somebody where they cannot be, or knowing what they were not told; a
   thing that appears or vanishes; time or weather that jumps.
2. a turn that does not add up: go through it link by link, and ask what a clever child would object ("Why did she not simply ...?", "How could he
   know?"); a clause where the thing is planted, or where it is used, often answers it.
3. a promise of the opening that is not kept; a thing that is planted and never pays, or pays without having been planted.
4. an image, a comparison or a joke that comes twice by accident; the motif may.
5. something explained after it was shown; a moral; a feeling that is named after hands have shown it.
6. a line that nobody would say, or that another person of the story would say.
7. an answer of the visitor that is recited instead of used.
8. an order in "orders" about the story that is not followed.
9. a first and a last image that do not rhyme.
Make the fewest and smallest edits that mend this: at most ${FINAL_EDITS_MAX} paragraphs, and in sum at most ${FINAL_WORDS_SHARE * 100} % of the story's words; an empty
list is the best answer where there is nothing. Matters of taste beyond these nine are left alone.
- objection: the strongest that a clever child would make against the turn as it is told, in one sentence; empty where there is none. Then mend it.
- edits: chapter, the number of the paragraph as given, its whole new text of about the same length, in the same voice, and in why the number of
  the point above. Names, location and named places stay letter by letter.
- quotes: for each answer that one of your edits tells, its fact's id and the 4 to 12 words that tell it, copied exactly.
- confirmed: of "claims", the ids of those whose quote, where it stands, does tell its answer, in whatever wording.`
