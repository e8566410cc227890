import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A regular expression: file below `src`, and line where it is a literal. */
export interface Expression {
  readonly source: string
  readonly flags: string
  readonly at: string
}

const SRC = path.resolve(import.meta.dirname, '../../src')

const codeFiles = (): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file => /\.(?:tsx?|mjs|astro)$/.test(file))

/** Of a page, its fences and scripts. */
function codeOf(file: string): string {
  const text = readFileSync(path.join(SRC, file), 'utf8')
  if (!file.endsWith('.astro')) return text
  const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? []
  return [front, ...[...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)].join('\n')
}

/** All literals, and the files that build some from strings. */
export function writtenExpressions(): { readonly written: Expression[]; readonly makers: string[] } {
  const written: Expression[] = []
  const makers = new Set<string>()
  for (const file of codeFiles()) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const tree = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.Latest, true, kind)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
        written.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${file}:${line}` })
      }
      const isMade = ts.isNewExpression(node) || ts.isCallExpression(node)
      if (isMade && node.expression.getText(tree) === 'RegExp') makers.add(file)
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return { written, makers: [...makers] }
}

export async function madeExpressions(run: () => Promise<void>): Promise<Expression[]> {
  const made: Expression[] = []
  const Real = globalThis.RegExp
  globalThis.RegExp = new Proxy(Real, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const one = new target(source, flags)
      const at = /\/src\/([^\s:)?]+)/.exec(new Error('where').stack ?? '')?.[1]
      if (at !== undefined) made.push({ source: one.source, flags: one.flags, at })
      return one
    },
  })
  try {
    await run()
  } finally {
    globalThis.RegExp = Real
  }
  return made
}
