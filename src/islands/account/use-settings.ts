import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createOrders } from '../../stores/account/orders.ts'
import { createSettings } from '../../stores/account/settings.ts'
import { createSignedInBrowsers } from '../../stores/account/signed-in-browsers.ts'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import type { SettingsPaths } from './settings-props.ts'

export function useSettings({ login }: Pick<SettingsPaths, 'login'>) {
  const [settings] = useState(() => createSettings({ ask: call, session, leave: () => location.replace(login) }))
  const [browsers] = useState(() => createSignedInBrowsers(call))
  const [orders] = useState(() => createOrders(call))
  const isReady = useStore(settings.$settings).state === 'ready'
  useEffect(() => {
    void settings.open()
    return settings.stop
  }, [settings])
  useEffect(() => {
    if (!isReady) return
    void browsers.load()
    void orders.load()
  }, [browsers, orders, isReady])
  return { settings, browsers, orders }
}
