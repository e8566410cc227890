const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

export const storyIdIn = (path: string): string | undefined => UUID.exec(path)?.[0].toLowerCase()
