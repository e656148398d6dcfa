import ts from 'typescript';

interface FoundStory {
  name: string;
  sentence: string | null;
  hasPlay: boolean;
}

/** `submits…`, `Keeps…`: what a story does is told by a verb in the third person. */
const STARTS_WITH_VERB = /^[A-Z][a-z]*[^su]s(?=[A-Z]|$)/;
/** One word alone may be a plural, as `Sizes`. */
const IS_VERB_PHRASE = /^[A-Z][a-z]*[^su]s(?=[A-Z])/;

/** What a story file does against the house style, in sentences; empty when nothing. */
export function breachesIn(source: string): string[] {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true);
  const breaches = storiesIn(file).flatMap(({ name, sentence, hasPlay }) => [
    ...(sentence === null ? [`${name} has no JSDoc sentence.`] : []),
    ...(sentence !== null && !/[.!?]$/.test(sentence)
      ? [`${name}: its JSDoc is no sentence.`]
      : []),
    ...(hasPlay && !STARTS_WITH_VERB.test(name)
      ? [`${name} has a play and is not named by a verb.`]
      : []),
    ...(!hasPlay && IS_VERB_PHRASE.test(name)
      ? [`${name} is named by a verb and does nothing.`]
      : []),
  ]);
  return hasTitle(file) ? breaches : ['The meta has no explicit title.', ...breaches];
}

function storiesIn(file: ts.SourceFile): FoundStory[] {
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported) return [];
    return statement.declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(file),
      sentence: sentenceAbove(statement),
      hasPlay: propertyNames(declaration.initializer).includes('play'),
    }));
  });
}

function sentenceAbove(statement: ts.Statement): string | null {
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.trim() ?? '';
  return text === '' ? null : text;
}

function hasTitle(file: ts.SourceFile): boolean {
  return file.statements
    .filter(ts.isVariableStatement)
    .some((statement) =>
      statement.declarationList.declarations.some(
        ({ name, initializer }) =>
          name.getText(file) === 'meta' && propertyNames(initializer).includes('title'),
      ),
    );
}

function propertyNames(expression: ts.Expression | undefined): string[] {
  if (expression === undefined) return [];
  if (ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)) {
    return propertyNames(expression.expression);
  }
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.map((property) => property.name?.getText() ?? '');
}
