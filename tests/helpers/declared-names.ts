import ts from 'typescript'

export interface DeclaredName {
  readonly name: string
  /** Counted from 1. */
  readonly line: number
}

/** The names of types, functions, members of types and exported values that a source text declares. */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found: DeclaredName[] = []
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name)
      found.push({ name: name.text, line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Words of a name in camel, snake or kebab case, in small letters. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => word.toLowerCase())

function nameOf(node: ts.Node): ts.Identifier | undefined {
  const isNamed =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertySignature(node) ||
    (ts.isVariableDeclaration(node) && isFunctionOrExported(node))
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

function isFunctionOrExported({ initializer, parent }: ts.VariableDeclaration): boolean {
  const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
  const statement = parent.parent
  return Boolean(isFunction) || (ts.isVariableStatement(statement) && statement.modifiers !== undefined)
}
