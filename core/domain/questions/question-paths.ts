/** The form of a question (RT-018) and what follows it (RT-019); the first load knows them, and nothing else of questions. */
export const askQuestionPath = "/ask-question"
export const questionSentPath = "/ask-question-send"

/** The same form beside the telephone and the salons (RT-064). */
export const getInTouchPath = "/customer-service/get-in-touch"
