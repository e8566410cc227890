import { useGeneratorContext } from './context.ts'
import { Pane } from './Pane.tsx'
import { TextField } from './TextField.tsx'

export function TextPane() {
  const { text: texts } = useGeneratorContext().texts.generator
  return (
    <Pane icon="file-text" heading={texts.heading} number={2}>
      <TextField name="title" />
      <TextField name="content" rows={8} />
      <TextField name="boxTitle" />
      <TextField name="boxText" rows={3} />
      <TextField name="url" />
      <TextField name="metaTitle" />
      <TextField name="metaDescription" rows={2} />
      <TextField name="productDefinition" rows={2} />
    </Pane>
  )
}
