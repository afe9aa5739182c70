/** Question form (RT-018) and confirmation (RT-019). A separate file, so that the initial bundle contains nothing else of questions. */
export const askQuestionPath = "/ask-question"
export const questionSentPath = "/ask-question-send"

/** Contact page with the same form (RT-064). */
export const getInTouchPath = "/customer-service/get-in-touch"
