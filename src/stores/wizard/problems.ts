import * as z from 'zod/mini'
import type { StepName } from '../../contract/answers/row.ts'
import { issuesOf } from '../../contract/issues.ts'
import { AGE_INPUT_MAX } from '../../contract/limits.ts'
import { Parameter } from '../../contract/parameter.ts'
import type { Issue } from '../../contract/refusals.ts'
import { isRelations, textOf, type Values } from './draft.ts'
import { askedFields, type Field, OTHER } from './fields.ts'
import { type Asked, answeredQuestions, parameterOf } from './parameter.ts'
import { isWrittenLanguage, isWrittenLength, type Service } from './service.ts'

/** `id`: of the control that mends it. */
export interface Problem {
  readonly step: StepName
  readonly field: Field
  readonly id: string
  /** Its code is a key of i18n `errors` or `errors.refusals`. */
  readonly issue: Issue
}

const InputNumber = z.int().check(z.gte(0), z.lte(AGE_INPUT_MAX))

/** One problem for each control, in the order of the cards. `check` returns issues by path in the parameter. */
export function problemsOf(asked: Asked, service: Service, check = () => parameterIssues(asked)): Problem[] {
  const found = [...ownProblems(asked, service), ...locate(check(), asked)]
  const order = asked.steps.flatMap(step => step.fields)
  const first = found.filter((problem, at) => found.findIndex(other => other.id === problem.id) === at)
  return first.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}

function parameterIssues(asked: Asked): Issue[] {
  const parameter = parameterOf(asked)
  const parsed = Parameter.safeParse(parameter)
  return parsed.success ? [] : issuesOf(parsed.error, parameter)
}

/** Maps issues of a parameter, or of a start call's body, to controls; others are left out. */
export function locate(issues: readonly Issue[], asked: Asked): Problem[] {
  return issues.flatMap(issue => {
    const path = issue.path.replace(/^parameter\./, '')
    const question = /^dynamic\.(\d+)/.exec(path)
    const field = question ? answeredQuestions(asked.steps, asked.values)[Number(question[1])] : fieldAt(path, asked)
    if (!field) return []
    const rest = question ? [] : path.slice(field.path.length).split('.').filter(Boolean)
    return problem(asked, field, issue, rest)
  })
}

function fieldAt(path: string, { steps, values }: Asked): Field | undefined {
  const fields = askedFields(
    steps.flatMap(step => step.fields),
    values,
  )
  return fields.findLast(field => path === field.path || path.startsWith(`${field.path}.`))
}

function ownProblems(asked: Asked, service: Service): Problem[] {
  const { steps, values } = asked
  return steps.flatMap(step =>
    step.fields.flatMap(field => {
      const value = values[field.name]
      if (
        field.question?.required &&
        (value === undefined || textOf(value).trim() === '') &&
        value !== true &&
        value !== false
      ) {
        return problem(asked, field, bare('required'))
      }
      if (field.kind === 'number') return numberProblems(asked, field, textOf(value), [])
      if (field.kind === 'relations' && isRelations(value)) {
        return value.flatMap((row, at) => numberProblems(asked, field, row.age, [String(at), 'age']))
      }
      return notWritten(asked, field, service)
    }),
  )
}

function numberProblems(asked: Asked, field: Field, typed: string, rest: string[]): Problem[] {
  if (typed.trim() === '') return []
  const parsed = InputNumber.safeParse(Number(typed))
  const issues = parsed.success ? [] : issuesOf(parsed.error, Number(typed))
  return issues.flatMap(issue => problem(asked, field, issue, rest))
}

function notWritten(asked: Asked, field: Field, service: Service): Problem[] {
  const { values, page } = asked
  const spoken = textOf(values.language === OTHER ? values.languageOther : values.language)
  const speaks = values.language === OTHER ? 'languageOther' : 'language'
  if (field.name === speaks && spoken.trim() && !isWrittenLanguage(service, spoken)) {
    return problem(asked, field, bare('language-not-written'))
  }
  const length = textOf(values.length)
  const book = { targetAge: textOf(values.targetAge), chapterCount: page.chapterCount }
  if (field.name === 'length' && length && !isWrittenLength(service, length, book)) {
    return problem(asked, field, bare('length-not-written'))
  }
  return []
}

const bare = (code: string): Issue => ({ path: '', code, params: {} })

function problem({ steps, values }: Asked, field: Field, issue: Issue, rest: string[] = []): Problem[] {
  const step = steps.find(candidate => candidate.fields.includes(field))
  const place = field.kind === 'places' ? rest.map(at => typedPlace(values, Number(at))) : rest
  return step ? [{ step: step.name, field, id: [field.name, ...place].join('-'), issue }] : []
}

/** Row that is sent as number `at`; empty rows are not sent. */
function typedPlace(values: Values, at: number): string {
  const rows = Array.isArray(values.places) ? values.places : []
  const filled = rows.flatMap((row, number) => (textOf(row as string).trim() ? [number] : []))
  return String(filled[at] ?? at)
}
