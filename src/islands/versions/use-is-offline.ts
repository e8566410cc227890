import { useEffect, useState } from 'react'
import { readService } from '../../contract/calls/read-service.ts'
import { call } from '../../stores/client.ts'

/** Whether the service writes without a model; asked once `isAsked`. */
export function useIsOffline(isAsked: boolean): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    void call(readService, {}).then(answer => answer.ok && setOffline(answer.value.author === 'offline'))
  }, [isAsked])
  return isOffline
}
