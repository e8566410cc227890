import { useSettledFocus } from './use-settled-focus.ts'

export const Onward = ({ heading, text }: { heading: string; text: string }) => {
  const title = useSettledFocus<HTMLHeadingElement>()
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">{text}</p>
    </>
  )
}
