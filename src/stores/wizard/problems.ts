import * as z from 'zod/mini'
import type { StepName } from '../../contract/answers/row.ts'
import { issuesOf } from '../../contract/issues.ts'
import { AGE_INPUT_MAX } from '../../contract/limits.ts'
import { Parameter } from '../../contract/parameter.ts'
import type { Issue } from '../../contract/refusals.ts'
import { isRelations, textOf, type Values } from './draft.ts'
import { type Field, OTHER, visibleFields } from './fields.ts'
import { answeredQuestions, type ParameterInputs, parameterOf } from './parameter.ts'
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
export function problemsOf(
  inputs: ParameterInputs,
  service: Service,
  check = () => parameterIssues(inputs),
): Problem[] {
  const found = [...ownProblems(inputs, service), ...locate(check(), inputs)]
  const order = inputs.steps.flatMap(step => step.fields)
  const first = found.filter((problem, at) => found.findIndex(other => other.id === problem.id) === at)
  return first.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}

function parameterIssues(inputs: ParameterInputs): Issue[] {
  const parameter = parameterOf(inputs)
  const parsed = Parameter.safeParse(parameter)
  return parsed.success ? [] : issuesOf(parsed.error, parameter)
}

/** Maps issues of a parameter, or of a start call's body, to controls; others are left out. */
export function locate(issues: readonly Issue[], inputs: ParameterInputs): Problem[] {
  return issues.flatMap(issue => {
    const path = issue.path.replace(/^parameter\./, '')
    const question = /^dynamic\.(\d+)/.exec(path)
    const field = question ? answeredQuestions(inputs.steps, inputs.values)[Number(question[1])] : fieldAt(path, inputs)
    if (!field) return []
    const rest = question ? [] : path.slice(field.path.length).split('.').filter(Boolean)
    return problem(inputs, field, issue, rest)
  })
}

function fieldAt(path: string, { steps, values }: ParameterInputs): Field | undefined {
  const fields = visibleFields(
    steps.flatMap(step => step.fields),
    values,
  )
  return fields.findLast(field => path === field.path || path.startsWith(`${field.path}.`))
}

function ownProblems(inputs: ParameterInputs, service: Service): Problem[] {
  const { steps, values } = inputs
  return steps.flatMap(step =>
    step.fields.flatMap(field => {
      const value = values[field.name]
      if (
        field.question?.required &&
        (value === undefined || textOf(value).trim() === '') &&
        value !== true &&
        value !== false
      ) {
        return problem(inputs, field, bare('required'))
      }
      if (field.kind === 'number') return numberProblems(inputs, field, textOf(value), [])
      if (field.kind === 'relations' && isRelations(value)) {
        return value.flatMap((row, at) => numberProblems(inputs, field, row.age, [String(at), 'age']))
      }
      return notWritten(inputs, field, service)
    }),
  )
}

function numberProblems(inputs: ParameterInputs, field: Field, typed: string, rest: string[]): Problem[] {
  if (typed.trim() === '') return []
  const parsed = InputNumber.safeParse(Number(typed))
  const issues = parsed.success ? [] : issuesOf(parsed.error, Number(typed))
  return issues.flatMap(issue => problem(inputs, field, issue, rest))
}

function notWritten(inputs: ParameterInputs, field: Field, service: Service): Problem[] {
  const { values, page } = inputs
  const spoken = textOf(values.language === OTHER ? values.languageOther : values.language)
  const speaks = values.language === OTHER ? 'languageOther' : 'language'
  if (field.name === speaks && spoken.trim() && !isWrittenLanguage(service, spoken)) {
    return problem(inputs, field, bare('language-not-written'))
  }
  const length = textOf(values.length)
  const book = { targetAge: textOf(values.targetAge), chapterCount: page.chapterCount }
  if (field.name === 'length' && length && !isWrittenLength(service, length, book)) {
    return problem(inputs, field, bare('length-not-written'))
  }
  return []
}

const bare = (code: string): Issue => ({ path: '', code, params: {} })

function problem({ steps, values }: ParameterInputs, field: Field, issue: Issue, rest: string[] = []): Problem[] {
  const step = steps.find(candidate => candidate.fields.includes(field))
  const idPath = field.kind === 'places' ? rest.map(at => typedLocation(values, Number(at))) : rest
  return step ? [{ step: step.name, field, id: [field.name, ...idPath].join('-'), issue }] : []
}

/** Row that is sent as number `at`; empty rows are not sent. */
function typedLocation(values: Values, at: number): string {
  const rows = Array.isArray(values.places) ? values.places : []
  const filled = rows.flatMap((row, number) => (textOf(row as string).trim() ? [number] : []))
  return String(filled[at] ?? at)
}
