import { useCallback, useEffect, useState } from 'react'

/** Where an entry of the browser's history says that a dialog is open. */
const MARK = 'dialog'

/**
 * A dialog that the back button closes: opening it is a step of the browser's history, and closing it takes that back.
 */
export function useDialogInHistory<Name extends string>() {
  const [opened, setOpened] = useState<Name>()
  useEffect(() => {
    const follow = () => setOpened(undefined)
    // A page that the browser kept as it was left comes back with its dialog.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && history.state?.[MARK] === undefined) follow()
    }
    addEventListener('popstate', follow)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('pageshow', comeBack)
    }
  }, [])
  const open = useCallback((name: Name) => {
    history.pushState({ ...history.state, [MARK]: name }, '')
    setOpened(name)
  }, [])
  const close = useCallback(() => {
    setOpened(undefined)
    if (history.state?.[MARK] !== undefined) history.back()
  }, [])
  return { opened, open, close }
}
