import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

const files = ['src', 'scripts'].flatMap(folder =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => path.join(folder, file)),
)

/** A number that is reckoned or written out; a name may be the key of a table as well. */
const isIndex = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  ts.isBinaryExpression(node) ||
  ts.isPostfixUnaryExpression(node) ||
  (ts.isIdentifier(node) && node.text === 'index') ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('Math.'))

/** Numbers are left out: loops over the samples of a sound and the bytes of a picture are bounded by the array's length. */
const isCast = (node: ts.Node): node is ts.AsExpression | ts.NonNullExpression =>
  ts.isAsExpression(node) ? node.type.kind !== ts.SyntaxKind.NumberKeyword : ts.isNonNullExpression(node)

function castEntries(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  if (!/\](?: as |!)/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const entry = isCast(node) && ts.isElementAccessExpression(node.expression) ? node.expression : undefined
    if (entry && !entry.questionDotToken && isIndex(entry.argumentExpression)) found.push(`${file}: ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('reads the entries of lists by the checked access of lib/item-at.ts, not by a cast', () => {
  expect(files.flatMap(castEntries)).toEqual([])
})
