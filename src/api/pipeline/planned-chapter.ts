import type { Outline } from '../author/author.ts'
import type { Finding } from '../editor/finding.ts'

/** Names the chapter that each missing answer was planned for. */
export function inPlannedChapter(findings: readonly Finding[], { chapters }: Pick<Outline, 'chapters'>): Finding[] {
  return findings.map(finding => {
    if (finding.kind !== 'fact-missing' || finding.fact === undefined) return finding
    const { fact } = finding
    const planned = chapters.find(chapter => chapter.facts.includes(fact))
    return planned ? { ...finding, chapter: planned.number } : finding
  })
}
