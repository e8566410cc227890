import ts from 'typescript'

export interface FunctionLength {
  readonly name: string
  /** Counted from 1. */
  readonly line: number
  /** Lines from its first word to its last brace, comments above it not counted. */
  readonly lines: number
}

/**
 * The functions of a source text. One without a name that stands inside another belongs to that one: a reader meets it
 * there.
 */
export function functionLengths(file: string, text: string): FunctionLength[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found: FunctionLength[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node, isInside: boolean): void => {
    const isFunction = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
    const name = isFunction ? nameOf(node) : undefined
    if (isFunction && (name !== undefined || !isInside)) {
      const first = lineAt(node.getStart(source))
      found.push({ name: name ?? 'without a name', line: first + 1, lines: lineAt(node.end) - first + 1 })
    }
    ts.forEachChild(node, child => visit(child, isInside || isFunction))
  }
  visit(source, false)
  return found
}

/** Its own name, or that of what it is the value of. */
function nameOf(node: ts.Node): string | undefined {
  const named = ts.isFunctionExpression(node) || ts.isArrowFunction(node) ? node.parent : node
  const isNamed =
    ts.isFunctionDeclaration(named) ||
    ts.isVariableDeclaration(named) ||
    ts.isPropertyAssignment(named) ||
    ts.isPropertyDeclaration(named) ||
    ts.isMethodDeclaration(named) ||
    ts.isAccessor(named)
  return isNamed ? named.name?.getText() : undefined
}
