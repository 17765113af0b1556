import ts from 'typescript';

/** One small fault that could be written into a file. Offsets count characters of the file. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** The line on which it stands, trimmed: together with the change it names the mutant whatever is written above it. */
  readonly line: string;
  readonly lineNumber: number;
  /** `original → replacement`, shortened to what differs. */
  readonly change: string;
  /** What stands at the place instead. */
  readonly replacement: string;
  /** Whether the place is a whole statement that is left out, rather than an expression. */
  readonly isStatement: boolean;
}

type Found = Pick<Mutant, 'start' | 'end' | 'change' | 'replacement' | 'isStatement'>;

/** Other operators for an operator: the boundary beside it, its opposite. */
const operators: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.PercentToken]: ['*'],
  [ts.SyntaxKind.AsteriskAsteriskToken]: ['*'],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.QuestionQuestionToken]: ['&&'],
  [ts.SyntaxKind.PlusEqualsToken]: ['-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['+='],
  [ts.SyntaxKind.AsteriskEqualsToken]: ['/='],
  [ts.SyntaxKind.SlashEqualsToken]: ['*='],
};

/** Functions of `Math` that are easily taken for each other. */
const otherMath: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  abs: '',
};

/** Whether an operand is text, so that `+` joins and has no opposite. */
function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The faults of one node, without those of the nodes within it. */
function faultsOf(node: ts.Node, source: ts.SourceFile): Found[] {
  const textOf = (part: ts.Node) => source.text.slice(part.getStart(source), part.end);
  const instead = (change: string, ...replacements: string[]): Found[] =>
    replacements.map((replacement) => ({
      start: node.getStart(source),
      end: node.end,
      change: `${change} → ${replacement}`,
      replacement,
      isStatement: false,
    }));

  if (ts.isBinaryExpression(node)) {
    const joinsText = node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
    if (joinsText) return [];
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return (operators[node.operatorToken.kind] ?? []).map((other) => ({
      start: node.getStart(source),
      end: node.end,
      change: `${textOf(node.operatorToken)} → ${other}`,
      // In brackets, since `a ?? b && c` may not be written.
      replacement: `(${left}) ${other} (${right})`,
      isStatement: false,
    }));
  }
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    const near = [value + 1, ...(value === 0 || value === 1 ? [] : [0])];
    return instead(textOf(node), ...near.map(String));
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return instead('true', 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return instead('false', 'true');
  if (ts.isPrefixUnaryExpression(node)) {
    const operand = textOf(node.operand);
    if (node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken) {
      return instead(textOf(node), operand);
    }
    if (node.operator === ts.SyntaxKind.PlusPlusToken) return instead(textOf(node), `--${operand}`);
    if (node.operator === ts.SyntaxKind.MinusMinusToken) return instead(textOf(node), `++${operand}`);
  }
  if (ts.isPostfixUnaryExpression(node)) {
    return instead(textOf(node), `${textOf(node.operand)}${node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++'}`);
  }
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    textOf(node.expression.expression) === 'Math'
  ) {
    const name = node.expression.name.text;
    const other = otherMath[name];
    const given = node.arguments.map(textOf).join(', ');
    if (other === undefined) return [];
    return instead('', other ? `Math.${other}(${given})` : `(${given})`).map((found) => ({
      ...found,
      change: `Math.${name} → ${other ? `Math.${other}` : 'none'}`,
    }));
  }
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node) || ts.isBreakOrContinueStatement(node)) {
    return [
      { start: node.getStart(source), end: node.end, change: `${textOf(node)} → nothing`, replacement: ';', isStatement: true },
    ];
  }
  return [];
}

/** The condition of a branch, which may be taken always or never. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  return undefined;
}

/** Whether nothing in it is left when the program runs, or nothing that is arithmetic. */
function isSkipped(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)
  );
}

/** Every mutant of a file, in the order of the text. Ids count up from `firstId`. */
export function mutantsOf(file: string, text: string, firstId = 0): Mutant[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    const condition = conditionOf(node);
    if (condition) {
      const [start, end] = [condition.getStart(source), condition.end];
      for (const replacement of ['true', 'false']) {
        found.push({ start, end, change: `${text.slice(start, end)} → ${replacement}`, replacement, isStatement: false });
      }
    }
    found.push(...faultsOf(node, source));
    // A number that names a property is not a value.
    node.forEachChild((child) => {
      if (!(ts.isPropertyAssignment(node) && child === node.name)) visit(child);
    });
  };
  visit(source);
  const lines = text.split('\n');
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((mutant, index) => {
      const { line } = source.getLineAndCharacterOfPosition(mutant.start);
      return { ...mutant, id: firstId + index, file, line: (lines[line] ?? '').trim(), lineNumber: line + 1 };
    });
}
