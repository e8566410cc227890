import { StaffOnly } from '../account/StaffOnly.tsx'
import { useGeneratorContext } from './context.ts'

export function Closed() {
  const { language, texts, paths } = useGeneratorContext()
  return <StaffOnly language={language} texts={{ ...texts, closed: texts.generator.closed }} paths={paths} />
}
