import ts from 'typescript'

export interface FunctionLength {
  readonly name: string
  readonly line: number
  readonly lines: number
}

/** Functions of a source; unnamed inner ones belong to the outer. */
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
