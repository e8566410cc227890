export const FINDINGS_MAX = 12

export const CONTINUITY_TASK = `Read the chapters as a careful editor and report contradictions, nothing else: a name, age, kinship, pronoun or look
that changes; somebody where they cannot be, or knowing what they were not told; a thing that appears or vanishes without
reason; time of day or weather that jumps; a chapter that does not begin where the one before ended; something told twice.
Matters of taste are no findings. At most ${FINDINGS_MAX}. An empty list is the best answer when there is nothing.
- chapter: its number. paragraph: counted from 0, the one to change; null when it is the chapter as a whole.
- note: one sentence in English: what contradicts what, and how to mend it with the least change.`
