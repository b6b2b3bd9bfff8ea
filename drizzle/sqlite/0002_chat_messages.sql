CREATE TABLE `chat_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`role` text NOT NULL,
	`message` text NOT NULL,
	`time` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_messages_job` ON `chat_messages` (`job_id`,`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_user` ON `chat_messages` (`user_id`);