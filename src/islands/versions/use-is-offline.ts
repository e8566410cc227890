import { useEffect, useState } from 'react'
import { readService } from '../../contract/calls/read-service.ts'
import { call } from '../../stores/client.ts'

/** Whether the service writes without a model; asked once `isAsked`. */
export function useIsOffline(isEnabled: boolean): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    void call(readService, {}).then(result => result.ok && setOffline(result.value.author === 'offline'))
  }, [isEnabled])
  return isOffline
}
