export const PLACES_MIN = 2
export const PLACES_MORE = 3

export const LOCATIONS_TASK = `List the places of the story, in the story's language: first every place named in setting.places, with
exactly the given name, then up to ${PLACES_MORE} further places inside or near setting.location, at least ${PLACES_MIN} in all.
Each description is one sentence with one thing to see and one to hear, smell or touch.`
