import { useBench } from './context.ts'

/** What everybody sees here who is not staff. */
export function Closed() {
  const { texts, paths } = useBench()
  const { notFound, generator } = texts
  return (
    <div className="wrap lost">
      <h1>{notFound.heading}</h1>
      <p className="lead">{notFound.text}</p>
      <p>{generator.closed.text}</p>
      <p className="gn-acts">
        <a className="btn gold" href={paths.login}>
          {generator.closed.signIn}
        </a>
        <a className="btn quiet" href={paths.home}>
          {notFound.home}
        </a>
      </p>
    </div>
  )
}
